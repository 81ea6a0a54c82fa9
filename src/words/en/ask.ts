/** The words of numbers and questions that the search line reads, in English, Hinglish and Hindi. Phrases are divided by `|`. */
export const words = {
  /** Names of 1 to 99: the number, then its spellings. */
  numbers:
    '1 ek one एक|2 do two दो|3 teen tin three तीन|4 char chaar four चार|5 paanch panch five पांच पाँच|6 chhe che chhah six छह छः छे|' +
    '7 saat sat seven सात|8 aath aat eight आठ|9 nau nine नौ|10 das dus ten दस|11 gyarah gyara eleven ग्यारह|12 barah bara twelve बारह|' +
    '13 terah tera thirteen तेरह|14 chaudah chauda fourteen चौदह|15 pandrah pandra fifteen पंद्रह पन्द्रह|16 solah sola sixteen सोलह|' +
    '17 satrah satra seventeen सत्रह|18 atharah athara eighteen अठारह|19 unnis nineteen उन्नीस|20 bees bis beess twenty बीस|21 ikkis इक्कीस|' +
    '22 bais baees बाईस|23 teis teees तेईस|24 chaubis चौबीस|25 pachchis pachis pachees pachchees pacchis पच्चीस|26 chhabbis छब्बीस|27 sattais सत्ताईस|' +
    '28 atthais अट्ठाईस अठ्ठाईस|29 untis उनतीस|30 tees tis thirty तीस|31 iktis इकतीस|32 battis बत्तीस|33 taintis तैंतीस|34 chauntis चौंतीस|' +
    '35 paintis paintees पैंतीस|36 chhattis छत्तीस|37 saintis सैंतीस|38 adtis अड़तीस|39 untalis उनतालीस|40 chalis chaalis chalis chaalees chalees forty चालीस|' +
    '41 iktalis इकतालीस|42 bayalis बयालीस|43 taintalis तैंतालीस|44 chauvalis चवालीस|45 paintalis paintaalis paintalees पैंतालीस|46 chhiyalis छियालीस|' +
    '47 saintalis सैंतालीस|48 adtalis अड़तालीस|49 unchas उनचास|50 pachas pachaas pachass fifty पचास|51 ikyavan इक्यावन|52 bavan बावन|' +
    '53 tirpan तिरपन|54 chauvan चौवन|55 pachpan पचपन|56 chhappan छप्पन|57 sattavan सत्तावन|58 atthavan अट्ठावन|59 unsath उनसठ|' +
    '60 saath sixty साठ|61 iksath इकसठ|62 basath बासठ|63 tirsath तिरसठ|64 chaunsath चौंसठ|65 painsath पैंसठ|66 chhiyasath छियासठ|' +
    '67 sadsath सड़सठ|68 adsath अड़सठ|69 unhattar उनहत्तर|70 sattar seventy सत्तर|71 ikhattar इकहत्तर|72 bahattar बहत्तर|' +
    '73 tihattar तिहत्तर|74 chauhattar चौहत्तर|75 pachhattar पचहत्तर|76 chhihattar छिहत्तर|77 satahattar सतहत्तर|' +
    '78 athhattar अठहत्तर|79 unasi उनासी|80 assi eighty assee अस्सी|81 ikyasi इक्यासी|82 bayasi बयासी|83 tirasi तिरासी|' +
    '84 chaurasi चौरासी|85 pachasi पचासी|86 chhiyasi छियासी|87 sattasi सत्तासी|88 atthasi अट्ठासी|89 navasi नवासी|' +
    '90 nabbe navve ninety नब्बे|91 ikyanave इक्यानवे|92 banave बानवे|93 tiranave तिरानवे|94 chauranave चौरानवे|95 pachanave पचानवे|' +
    '96 chhiyanave छियानवे|97 sattanave सत्तानवे|98 atthanave अट्ठानवे|99 ninyanave निन्यानवे',
  /** Names of numbers that are common words too: numbers only before a multiple or a unit, or after the name of a fraction. */
  alsoWords: 'do|char|sat|das|ek|nau|one|saath|tera|bara|sola|bis|aat|tin|che|six|ten',
  /** Those to which English adds another: twenty five. */
  englishTens: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  /** Names of fractions that stand alone: the number, then its spellings. */
  fractions: '0.5 aadha aadhe half आधा|1.5 dedh डेढ़ डेढ|2.5 dhai adhai ढाई अढ़ाई',
  /** Names of fractions that are added to the number that follows, or to 1. */
  added: '0.25 sava sawa सवा|0.5 saadhe sadhe saade sade साढ़े साढे|-0.25 paune pauna pone पौने पौन',
  /** Behind a number, what they add to it: six and a half. */
  andFractions: '0.5=and a half|0.5=and half|0.25=and a quarter|0.75=and three quarters',
  /** Percent after a small number, rupees after a large one. */
  percentOrRupees: 'taka|takka|टका|टक्का|टाका|টাকা',
  lakhAYear: 'lpa|एलपीए',
  /** What two kinds of numbers say of their tool: a rate per month is a moneylender's, lakh a year are a salary. */
  rateAMonthNames: 'saikda',
  lakhAYearNames: 'lpa',
  /** What a wish for an amount says of its tool, where nothing else does. */
  wishNames: 'goal',
  /** What a line of numbers alone may mean, in the words that it leaves out, by the kinds of its numbers. */
  amountNames: {
    'money/1, percent, time': 'sip rd',
    'money, percent, time': 'emi compounding sip',
    'money, percent, percent': 'loan comparison',
  } as Readonly<Record<string, string>>,
  /** Percent a month, as private lenders quote it. */
  hundredAMonth:
    'rupaye saikda|rupaya saikda|rupee saikda|rs saikda|₹ saikda|saikda|rupaye sainkda|sainkda|रुपये सैकड़ा|रुपए सैकड़ा|रुपया सैकड़ा|सैकड़ा|rupaye sekda|sekda',
  /**
   * Periods, each with its months, or 0 where it is no whole number of them: the words that follow one of `periodPrefixes`, and those that
   * say it alone.
   */
  periods: [
    { months: 0, each: 'day|din|दिन', alone: 'daily|roz|rozana|रोज|रोज़' },
    {
      months: 0,
      each: 'week|hafta|hafte|haftey|हफ्ता|हफ्ते|हफ़्ते|saptah|सप्ताह',
      alone: 'weekly|saptahik|साप्ताहिक|hafta|hafte|हफ्ता|हफ्ते|हफ़्ते',
    },
    { months: 0, each: 'fortnight|two weeks|2 weeks|pakhwada|पखवाड़ा|पखवाड़े', alone: 'fortnightly|biweekly|bi weekly' },
    {
      months: 2,
      each: 'two months|2 months|do mahine|2 mahine|दो महीने|alternate month',
      alone: 'bimonthly|bi monthly',
    },
    {
      months: 3,
      each: 'quarter|qtr|quater|timahi|तिमाही|three months|3 months|teen mahine|tin mahine|3 mahine|तीन महीने|3 महीने',
      alone: 'quarterly|qtrly|timahi|तिमाही',
    },
    {
      months: 6,
      each: 'half year|six months|6 months|chhe mahine|6 mahine|छह महीने|छः महीने|6 महीने|chhamahi|छमाही',
      alone: 'half yearly|halfyearly|semi annual|semi annually|chhamahi|छमाही|अर्धवार्षिक|ardhvarshik',
    },
    {
      months: 1,
      each: 'month|months|mahina|mahine|maas|mah|महीना|महीने|महिने|माह|मास',
      alone:
        'pm|p m|monthly|masik|maasik|mahina|mahine|mahine ka|mahine ki|महीने की|महीने का|har mahine ka|दरमहा|months thorum|महीना|महीने|मासिक|month',
    },
    {
      months: 12,
      each: 'year|years|annum|saal|sal|varshi|varsh|साल|वर्ष',
      alone: 'pa|p a|yearly|annually|annual|saalana|salana|सालाना|वार्षिक|years thorum',
    },
  ],
  /** Bare names of the two periods: saal ka kitna. */
  months: 'months|महीनों|माह',
  years: 'year|years|saal|साल|वर्ष',
  /** A count of these with a large number is an amount a month: `10000 mahina`. */
  monthOrMonths: 'mahina|mahine|महीना|महीने',
  /** Words after which a period belongs to them, not to the number that follows: compounded yearly, half yearly. */
  ownersBeforePeriod: 'half|compounded|compounding|compound|interest|byaj|income',
  /** Those after a rate that say how often its interest comes: 8% monthly interest. */
  ofPayout: 'monthly|yearly|annual|annually',
  periodPrefixes: 'per|a|each|every|har|prati|dar|हर|प्रति|दर',
  /** A period that begins with one of them belongs to the number before it, whatever follows: 18 lakh per month in hand. */
  ownPeriod: 'per|a|each|every|pm|pa',
  /** Beginnings of a period that no amount behind it can have: 11% p.a. 5000, but 11% every month 5000. */
  periodBehind: 'per|a|p|pa|pm|/',
  /** Words before which a period belongs to them, not to the number before: monthly in hand, har mahine kitna. */
  ownersAfterPeriod:
    'in|inhand|take|interest|income|payout|pension|emi|kist|kitna|kitni|kitne|how|byaj|haath|hath|withdrawal|compounding|compounded|milega|milegi|milenge|कितना|कितनी|ब्याज|पेंशन|किस्त|आय|इन|हाथ|मिलेगा',
  /** Before an age, and those that may stand after it: `67 saal umar`. */
  ageWords: 'i m|i am|im|we are|age|umar|umr|aged|उम्र|आयु',
  ageWordsAfter: 'age|umar|umr|उम्र|आयु|ki umar|ki umr|ki age|की उम्र|की आयु',
  /** Between two ages, or before the later one: `25 to 60`. */
  untilAge: 'to|till|until|upto|up to|se|tak|से|तक',
  /** Before an age that lacks its word: `till 60`. */
  untilPlain: 'till|until|upto',
  /** After the later one: `60 tak`. */
  untilAfter: 'tak|तक',
  /** Before the age of today. */
  nowWords: 'now|abhi|अभी',
  oldWords: 'old|ka hu|ki hu|ka hun|ki hun|ka hoon|ki hoon|का हूं|का हूँ|की हूं|की हूँ|ki umar|ki umr|की उम्र|of age',
  /** Before these "old" is about them. */
  ownersAfterOld: 'regime|tax|slab|rate|loan|house|car',
  /** After years: an age where the tool asks for one, as in `3 saal ki beti`. */
  agePerhaps: 'ki|ka|ke|pe|par|की|का|के|पे|पर',
  ratios: '2 double doubles dugna duguna doguna doubled दोगुना दुगना दुगुना|3 triple triples tigna tiguna tripled तिगुना',
  times: 'x|guna|times|गुना',
  between: 'to|se|से|till',
  at: 'at|@',
  flatRate: 'flat rate|फ्लैट रेट',
  /** Before a "flat" whose percentage follows. */
  flatRateAfter: 'loan|interest|byaj|emi|लोन|ब्याज',
  /** Names of months, each after its number: a number before one is a day. */
  monthNames:
    '1 january jan जनवरी|2 february feb फरवरी|3 march mar मार्च|4 april apr अप्रैल|5 may मई|6 june jun जून|7 july jul जुलाई|8 august aug अगस्त|' +
    '9 september sept sep सितंबर|10 october oct अक्टूबर|11 november nov नवंबर|12 december dec दिसंबर',
  /** After the day of a date: 3rd march. */
  ordinals: 'st|[nr]d|th',
  /** A digit that stands for a word before a number: emi 4 8L. */
  digitAsWord: '4 for',
  unreadable: 'between|nan|infinity|infinite|∞|minus|million|millions|billion|billions|arab|kharab|usd million',
  /** Before the name of an amount: it is 0; before a way to invest or a calculator: it is not meant. Elsewhere they forbid a figure. */
  negations: 'no|not|nt|without|bina|zero|बिना',
  /** Those, single words, that may stand before a calculator that is not meant: fd, not sip. */
  notMeant: 'not|nt',
  /** The same after what is not meant: sip nahi fd. */
  negationsAfter: 'nahi|nahin|नहीं|nahi chahiye|vendam|vaddu|beda|nako|नको|illai',
  /** Those of them that stand between two calculators: fd ya rd. */
  alternatives: 'ya|or|vs|versus|या',
  /** Words of a comparison. */
  compared: 'vs|versus|or|ya|better|best|which|cheaper|compare|kaunsa|kaunsi|behtar|या|बेहतर|कौनसा',
  /** Words that change nothing. */
  fillers:
    'payable|aa|bol|bola|bole|bolta|bolte|bol raha|bol rahe|keh raha|keh rahe|chi|cha|che|चा|ची|चे|till|last|lasts|retiring|retired|मिले|male|full|amt|todays|vesthe|vaste|avuthundi|podanum|chalu|joiye|मध्ये|टाकले|टाकल्यास|तर|भरले|ठेवले|end up|end up paying|at the end|in the end|chal rahi|chal raha|chal rahe|मला|हवे|हवा|ittaal|ittal|kittum|पाब|out of which|हबे|निले|पाबो|pore|pare|e|de raha|de rahe|de rahi|de|father|mother|papa|mummy|dad|mom|husband|brother|sister|uncle|aunty|chacha|pitaji|mataji|पापा|मम्मी|पिता|पिताजी|माता|पति|पत्नी|भाई|बहन|tha|thi|mala|havay|hava|yeil|hoil|enikku|adakkanam|पोट्टाल|इल|कऴित्तु|होतील|mare|levi|receive|received|earned|away|aside|put away|set aside|karai|karayi|karwai|khulwai|rakam|raqam|रकम|rooba|rubai|kalichu|kalithu|kidaikum|kidaikkum|kadithe|tho|por|korle|korbo|rakhle|miltil|aave|नाऩ|किटैक्कुम|आहे|आहेत|माझा|माझी|माझे|माझ्या|लागेल|मिळेल|मिळतील|होईल|येईल|साठी|du|doon|karwa|karwana|karwau|da|di|kinni|kinna|kinne|fauji|dukandar|quoting|quoted|quote|quotes|giving|gives|given|offering|offers|offered|earns|earning|ban|dost|friend|padosi|udhar diya|wt|tel|gt|bheje|bheja|bhejna|मारे|माटे|करवी|केटला|मळशे|छे|plus|more|under|करने|maan lo|maan|lo|pay|pays|start|start with|shuru|ni|ma|mate|mara|mari|aavse|malse|thase|leva|bharu|aanu|potta|thevle|vadhle|finance company|reh|madhe|tar|nu|kache|ache|te|jonno|theke|kattabeku|kattanum|pabo|bharle|ask|wil|wl|cn|b|intrst|plzz|hd|no processing fee|zero processing fee|without processing fee|for the year|this year|is saal|इस साल|पैसा|पैसे|kid|har|हर|today|tonight|now|aaj|abhi|ab|आज|अभी|अब|bank|bank account|salary account|salary slip|income proof|pre approved|account|company|kindly|simply|only|sirf|bas|सिर्फ|बस|hw|mch|fr|nd|n|u|ur|r|wat|wht|abt|thru|bro|' +
    's|m|ll|ve|re|d|t|am|been|being|did|doing|having|myself|ours|ourselves|yours|yourself|him|himself|hers|its|itself|them|theirs|themselves|whom|are|was|were|but|because|until|through|above|below|up|out|off|over|again|further|why|both|few|most|such|own|too|very|should|would|could|might|must|shall|may|upon|back|got|getting|gets|make|makes|come|comes|came|go|goes|went|keep|keeps|every|new|used|buy|buying|bring|say|says|said|tell me|let me|help|need to|trying|try|work out|figure out|paying|already|left|still|while|upto|totally|roughly|nearly|exactly|just|even|sure|thing|things|people|person|one|ones|lot|bit|kind|way|well|good|nice|old|big|small|little|long|please tell|tak|tk|abhi tak|yaani|matlab|waise|isme|usme|isse|usse|inme|hamein|tumhara|unki|unke|kisi|kis|kaun|kahan|waha|yaha|idhar|udhar|thoda|sab|sabhi|har ek|bacha|bache|bachi|raha|rahi|rahe|rakhi|gaya|gayi|gaye|chuka|chuki|laga|lagi|rupe|rupay|rupya|rupaya|तक|यहां|वहां|किसी|कौन|कहां|इसमें|उसमें|इससे|उससे|सब|सभी|थोड़ा|बचा|बची|लगा|लगी|रुपये|रुपए|रुपया|रखी|गए|चुका|चुकी|करूँ|करूं|दूँ|लूँ|हुआ|हुई|अभी तक|मतलब|कितने का|डालूँ|निकालूं|निकालूँ|करें|लें|दें|ले लूं|भरूं|भरना|चलेगा|चलेगी|aahe|ahe|che|chhe|hoy|thay|kitla|milel|milnar|hotil|sathi|la|ne|majha|mazha|majhi|naa|naku|enaku|enakku|ku|ki|kosam|vastundi|avutundi|irukku|varum|aagum|amar|koto hobe|hobe|beku|nanage|ide|baruthe|aagutte|this|that|these|those|there|here|have|has|had|as|so|then|also|any|some|want|wants|like|think|planning|going|take|taking|took|taken|borrow|borrowing|put|putting|know|let|us|your|you|he|she|they|his|her|their|who|when|into|during|within|hello|hi|sir|madam|bhai|bhaiya|ji|yaar|dear|thanks|thank you|ok|okay|much|will|how do|sir ji|calc|cal|hisab|hisaab|' +
    'paas|pas|mere paas|jab|tab|agar|toh|phir|kyunki|lekin|magar|humko|mujhko|mujko|aap|aapka|aapki|apko|inka|jo|jis|wo|woh|ye|yeh|kuch|koi|karke|hun|hue|hua|hui|' +
    'मैं|हम|आप|आपका|अगर|जब|तब|पास|यह|वह|ये|वो|इस|उस|जो|कर|करके|करनी|सकता|सकते|सकती|सकूं|रहा|रही|रहे|दूं|दूंगा|लूं|लूंगा|ले|दे|होंगे|होती|होता|कृपया|प्लीज|जी|बताना|बता|दीजिए|निकालो|निकाल|चाहती|डालूं|डालें|डालने|डाल|रखूं|रखें|रखने|लगाऊं|लगाने|लगाएं|मिलेंगे|जाएगा|जाएगी|पाऊंगा|होने|हो|किया|गया|गई|lagaya|lagaye|lagau|lagaun|daala|dala|dalun|rakha|rakhu|kiya|kiye|liye|a|an|the|of|in|on|at|to|is|be|it|my|me|i|we|our|can|do|does|get|and|with|from|by|calculator|calculate|calculation|please|pls|plz|find|show|tell|give|if|per|for|about|approx|around|' +
    'ka|ke|ko|se|mein|mai|main|par|pe|hai|hain|ho|hoga|hogi|honge|kya|kaise|batao|bataye|bata|nikale|nikalo|karo|kare|kar|karna|mera|meri|mere|lagega|lagegi|milega|milegi|milenge|dale|dalu|daal|dalne|rakhe|lagbhag|baad|bad|bhi|aur|wala|wali|le|lu|lun|liya|' +
    'का|की|के|को|से|में|मे|पर|है|हैं|होगा|होगी|क्या|कैसे|मेरा|मेरी|मेरे|तो|मिलेगा|मिलेगी|लगेगा|लगेगी|बताओ|निकालें|लगभग|बाद|और|लिए|' +
    'after|later|from now|now on|lag|jama|mujhe|hume|humein|hamara|hamari|hamare|apna|apni|apne|aayega|aaega|aayegi|aaye|aata|ayega|ayegi|padega|padegi|banega kitna|diya|diye|liya hai|lena|leni|dena|deni|chahta|chahti|hu|hoon|sakta|sakti|sakte|rahega|hoga kitna|exact|monthly kitna|iska|uska|wale|ek|जमा|मुझे|हमारा|अपना|अपनी|अपने|आएगा|आएगी|पड़ेगा|पड़ेगी|दिया|लिया|लेना|देना|चाहता|हूँ|हूं|रहेगा|मेँ|तक का|वाला|वाली|पे|ने|हुए|था|थी|करना|कैलकुलेटर|कैलकुलेट|बताइए|बताएं|निकालना|कितना होगा|money|paisa|paise|rupees|rs|inr|amount|value|calculater|online|india|indian|maturity|interest rate|rate of interest',
  questions:
    'kitna hoga|kitni hogi|kitne honge|kitna ho jayega|kitna milega|kitni milegi|kitne milenge|कितना मिलेगा|कितनी मिलेगी|कितने मिलेंगे|कितना होगा|कितनी होगी|कितने होंगे|how much|hw mch|hw much|how many|what|what is|whats|kitna|kitni|kitne|kitana|कितना|कितनी|कितने|how|become|becomes|bane|banega|banegi|banenge|बनेगा|बनेगी|बनेंगे',
  /** Those of them that ask for what comes out, not for the noun beside them: what is an fd of. */
  resultQuestions:
    'what is|whats|becomes|kitna hoga|kitni hogi|kitne honge|kitna ho jayega|kitna milega|kitni milegi|kitne milenge|कितना मिलेगा|कितनी मिलेगी|कितने मिलेंगे|कितना होगा|कितनी होगी|कितने होंगे',
  /** Those that ask for the noun behind them alone: how much sip. */
  questionsBefore: 'how much|hw mch|hw much|how many|what|how',
  /** Before what is wanted, an amount or a noun. */
  wanted: 'to get|to become|to reach|to make|to earn|to have|to receive|need|goal|target',
  /** After what is wanted. */
  wantedAfter:
    'needed|required|ho jaye|ho jaaye|ho jayen|ban jaye|ban jaaye|mil jaye|mil jaaye|mil jayen|हो जाए|हो जाएं|बन जाए|मिल जाए|मिलें|chahiye|chahie|chaiye|banane ke liye|banana hai|banane|jodna hai|jodne hain|jodne hai|jodna|जोड़ने हैं|जोड़ना है|जोड़ने|venum|vendum|venam|வேண்டும்|kavali|కావాలి|chai|pahije|पाहिजे|જોઈએ|ಬೇಕು|pane ke liye|चाहिए|बनाने के लिए|पाने के लिए',
  /** Before a time in which an amount is wanted: 1 crore in 10 years. */
  within: 'in',
  /** Beside an amount: it may be the wanted result, where a definition says so. */
  maybeWanted: 'for|ke liye|के लिए',
  /** Questions for a time. */
  timeAsked:
    'kitne saal|kitne sal|kitne din|kitne time|how long|how many years|kab tak|kab|कब तक|कब|kitne mahine|कितने महीने|कितने साल|कितने दिन|kitna time|kitna samay',
  /** Questions for a rate. */
  rateAsked:
    'which rate|what rate|at what rate|kis rate|kitna percent|kitne percent|what return|how much return|kitna return|कितना प्रतिशत',
  /** Questions for what is put in: "fd kitne ki karu". */
  amountAsked:
    'kitna rakhu|kitna rakhun|kitna rakhna|kitna jama karu|kitna dalu|kitna daalu|kitna lagau|kitna lagaun|कितना रखूं|कितना रखूँ|कितना डालूं|कितना जमा करूं|कितना लगाऊं|kitne ki karu|kitne ki karun|kitne ki karni|kitne ki karwau|kitne ka karu|kitni karu|kitni karun|कितने की करूं|कितने की करूँ|कितनी करूं|kitna ni karu|kitna ni karun|kitna ni karvi|kitna ni karavu|kitna no karu|kitna nu karu|kitna chi karu|kitna chi karaychi|kitna ka karu|kitna ki karu|kitna ka khulwau|kitne ka khulwau|kitne ki khulwau|kitni ki karu|कितना का करूं',
  /** Letters that are written in several ways in Hindi with Latin letters: each with what stands for it. */
  spelling: 'aa a|ee i|oo u|w v|z j|ph f',
  /** Nouns of a rate, after which a period belongs to it: monthly 2% interest. */
  interest: 'interest|byaj|byaaj|sood|rate|ब्याज|सूद',
  /** After a rise that comes each year: har saal 10% badhake. */
  rises: 'badh\\p{L}*|increase|increases|increasing|increased|rise|rises|rising|बढ[\\p{L}\\p{M}]*|बढ़[\\p{L}\\p{M}]*',
  stepUp: 'step up',
  /** About the number that follows. */
  prepositions: 'to|from|at',
  /** Between an amount and what it is of: 25000 ki kist. */
  genitives: 'ka|ki|ke|का|की|के',
  /** Before a number that is a name. */
  codes: 'no|number|code|pin|pincode|cibil|score|पिन|पिनकोड|branch|शाखा|ब्रांच|नंबर|कोड',
  /** After a number that counts them. */
  people:
    'bachche|bacche|bachhe|bache|kids|children|log|members|people|bhk|bedroom|wheeler|sons|daughters|बच्चे|बेटियां|लोग',
  /** Between the word of a result and its figure: an EMI of 30000. */
  linking: 'of|is|hai|है|rs',
  /** Between the name of a code and its number: pin code is 560001. */
  copulas: 'hai|h|hain|is|है|हैं',
  /** Stems of light verbs and their endings, which change nothing: batao, karna, milegi. */
  verbs: 'mang jod kat reh bata kar ho de le mil lag ja nikal dal rakh pad samjha dikh chal sak chah rah aa bhar',
  endings:
    'na ne ni ta te ti unga ungi ungaa enge oge ogi ega egi ega oga o a e i ye iye iega ie iyega yega yegi yenge kar ke u un ien en ein raha rahi rahe dunga dungi dena dijiye do diya',
  /** Lenders, whose rate is asked where a line does not say it. */
  banks: 'sbi|hdfc|icici|axis|kotak|pnb|canara|bajaj|bank of baroda|state bank|एसबीआई',
  /** The first word of each entry is the one that the hub reads; the others are of other languages of India. */
  otherWords:
    'beti grl dikri mulgi ponnu magal makal kuthuru મુલગી मुलगी દીકરી মেয়ে মেয়ের மகள் ಮಗಳು మకు കുട്ടി|umar vayasu vayas boyos বয়স ઉંમર வயது వయసు ವಯಸ್ಸು വയസ്സ്|' +
    'loan ln lon lone saala लोण kadan கடன் కడన్ runam రుణం అప్పు appu ঋণ लोण karja कर्जा કરજ ಸಾಲ ਕਰਜ਼ਾ വായ്പ|' +
    'home hm hom veetu veedu வீட்டு வீடு inti illu ఇంటి గృహ mane ಮನೆ ಗೃಹ ভবন ভবন ഭവന বাড়ি ঘর ঘરનું|' +
    'salary tankhwah tankhwa tankhah तनख्वाह तनख़्वाह slry sambalam சம்பளம் ಸಂಬಳ sambala jeetam jeetham జీతం pagar पगार પગાર beton বেতন ശമ്പളം|' +
    'interest intrst intrest palisha vatti வட்டி vaddi వడ్డీ ಬಡ್ಡಿ baddi vyaj व्याज વ્યાજ সুদ പലിശ|' +
    'emi ఈఎంఐ ಇಎಂಐ ഇഎംഐ இஎம்ஐ ইএমআই ઈએમઆઈ tavanai தவணை vayida వాయిదా hapta hapto हप्ता હપ્તો কিস্তি ਕਿਸ਼ਤ ಕಂತು ഗഡു|' +
    'deposit dep vaippu வைப்பு થાપણ জমা ಠೇವಣಿ|' +
    'years varush varsha samvatsar bochor barsa varas varusham kollam varudam ellaki yellaki yellaku yellu ellu வருடம் வருட ஆண்டு samvatsaralu సంవత్సర సంవత్సరాల varshe varsha वर्षे वर्षां ವರ್ಷ વર્ષ bochor bochhor বছর বছরে ବର୍ଷ വർഷം|' +
    'months mnths mnth mths maasam maadam mahiny tingal nelaku nelaki mase maase மாதம் மாத nelalu నెల నెలలు महिन mash মাস ମାସ ತಿಂಗಳು tingalu મહિના മാസം|' +
    'percent sadaveetham சதவீதம் சதவீத टक्के ટકા শতাংশ శాతం shatam ಶೇಕಡಾ ശതമാനം|' +
    'lakh लाखाचे लाखांचे latcham latchham laksham லட்சம் లక్షల లక్ష lakshalu laksha লাখ লক্ষ ਲੱਖ ଲକ୍ଷ ಲಕ್ಷ લાખ ലക്ഷം|' +
    'crore kodi கோடி koti కోటి কোটি ಕೋಟಿ કરોડ കോടി|' +
    'hazar velu aayiram ayiram ஆயிரம் vela వేల হাজার ಸಾವಿರ savira હજાર ആയിരം|' +
    'senior snr|income incm|tax tx|new nw|citizen ctzn|homeloan வீட்டுக்கடன் வீட்டுகடன் गृहकर्ज गृहकर्जा gharkarj gharkarja grihakarj gruhakarj గృహరుణం ಗೃಹಸಾಲ ഭവനവായ്പ|invest inv|needed reqd reqrd|monthly mnthly mthly|from frm|hand hnd|regime regm rejim rgm|whats wats|rate সুদে|kitna ethra kete ketlo kitla evlo evvalavu evalavu எவ்வளவு entha ఎంత eshtu ಎಷ್ಟು koto কত ketla ketlu કેટલું કેટલો kiti किती എത്ര',
  /** Words that change a figure: none of them is ever skipped. */
  changing:
    'se upar|se zyada|se jyada|se adhik|se kam|kam se kam|more than|less than|at least|at most|से ऊपर|से ज्यादा|से ज़्यादा|से अधिक|से कम|holiday|break|skip|skipped|deferred|last year|previous year|pichle saal|pichhle saal|पिछले साल|increase|increases|increasing|increased|increment|gap|grace|default|lock in|lockin|each|non|bullet|interest only|only interest|principal only|only principal|continuous|reverse charge|excluding|except|negative|twice|paused|missed|alternate|my sal|flat|free|interest free|after tax|post tax|before tax|outstanding|moratorium|ago|nri|no interest|without interest|simple|extra|bonus|joint|senior|net|gross|penalty|balloon|bakaya|pehle|bachega|bachegi|बचेगा|बचेगी|remaining|step up|स्टेप अप|स्टेप|top up|topup|टॉप अप|फ्लैट|मोरेटोरियम|एनआरआई|बिना ब्याज|साधारण|अतिरिक्त|बोनस|जॉइंट|संयुक्त|जुर्माना|टैक्स के बाद|टैक्स बाद|शुद्ध|premature|foreclosure|part payment|subsidy|discount|cashback|mudra',
  /** What people ask that no calculator knows. */
  outside:
    'stamp duty on|stamp duty in|stamp duty for|stamp duty kitni|stamp duty kitna|stamp duty flat|stamp duty calculator|registry charges on|road tax|pay commission|surrender value|loan app|pm kisan|electricity bill|challan|share price|target price|bitcoin in|bitcoin to|bitcoin price|bitcoin rate|bitcoin inr|bitcoin kitne|ethereum in|ethereum price|dinar|baht|ruble|rouble|lira|peso|cibil score check|cibil check|check cibil|check my cibil|free cibil|cibil kaise|credit score check|check credit score|marks|out of percentage|percentage of out of|kitne din baad|days until|days between|password|login|log in|otp|customer care|helpline|toll free|phone number|rate today|price today|today rate|today price|aaj ka rate|aaj ka bhav|bhav|status|quote|recharge|ticket|near me|weather|holiday|tour|mausam|मौसम|आज का भाव',
  /** An amount beside one of these is paid once or in all, not each month or year. */
  once: 'total|in total|in all|kul|कुल|once|at once|only once|single|lump sum|lumpsum|one time|onetime|one shot|ek baar|ek bar|ek sath|ekmusht|ek musht|एकमुश्त|एक बार|एक साथ|kul milakar|कुल मिलाकर|overall',
  /** Words that people ask of the hub itself with, in all languages. */
  aboutWords: {
    trust:
      'trust trusted trustworthy reliable accurate accuracy correct right verified genuine safe checked source sources bharosa bharosemand sahi sach asli भरोसा भरोसे भरोसेमंद विश्वास सही सच असली',
    privacy: 'privacy private data login signup password cookies tracking gopniyata गोपनीयता निजता प्राइवेसी डेटा लॉगिन',
    offline: 'offline internet network ऑफलाइन इंटरनेट नेटवर्क',
    print: 'print printer printing printout pdf paper प्रिंट प्रिंटर पीडीएफ कागज',
    spreadsheet:
      'spreadsheet spreadsheets excel xlsx csv sheet sheets download export workbook एक्सेल स्प्रेडशीट शीट डाउनलोड',
    theme: 'dark light night theme डार्क लाइट थीम',
    save: 'save saved bookmark star favourite favorite सेव बुकमार्क',
    share: 'share sharing whatsapp link शेयर व्हाट्सएप व्हाट्सऐप लिंक',
    language: 'language hindi english bhasha भाषा हिंदी हिन्दी अंग्रेजी',
  },
  /** Words around them that say nothing. */
  aboutIdle:
    'a an and as calculate calculator can do for get here how i in is me much my of on or the to what will with this that site website app page hub mode your these figures it without use ye yeh kya hai hain kaise kare karen karein par pe bina यह ये क्या है हैं कैसे करें करे साइट वेबसाइट ऐप पेज मोड पर में बिना का की के',
};

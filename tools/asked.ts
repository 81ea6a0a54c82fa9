/** Words of a search line that say for whom money is saved, or what it is for, and change no figure. */
export const purposes =
  'sister, brother, bhai, behen, beti, beta, bete, bachche, bachcha, bachchon, bachon, daughter, son, child, kids, wife, husband, parents, papa, mummy, naam, naam pe, maa, biwi, pati, patni, बेटी, बेटे, बेटा, बच्चे, बच्चों, पत्नी, पति, नाम, माता, पिता';

/** The same for loans: what is bought. A flat is left out, since a rate may be flat. */
export const bought =
  'ghar, makan, makaan, house, plot, zameen, dukan, shop, business, tractor, bike, scooter, car, gaadi, gadi, khet, shaadi, marriage, wedding, foreign, trip, purchase, buy, kharidne, kharidna, घर, मकान, दुकान, ट्रैक्टर, बाइक, कार, गाड़ी, शादी, जमीन, खेत, खरीदने';

/** The same for home loans: a flat with the words that say it is bought. */
export const boughtHome =
  'ghar, makan, makaan, flat kharidna, flat kharid, flat no, flat number, फ्लैट नंबर, फ्लैट नं, from flat, bhk, flat kharidne, flat lena, flat ke liye, buy flat, buy a flat, for flat, for a flat, flat purchase, house, plot, zameen, dukan, shop, purchase, buy, kharidne, kharidna, घर, मकान, फ्लैट खरीदने, फ्लैट के लिए, दुकान, जमीन, खरीदने';

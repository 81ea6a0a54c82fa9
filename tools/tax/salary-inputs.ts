import { factNow } from '#rules';

/** The city that decides the limit of the HRA exemption. Metro: fact `hra.cities`, from 1 April 2026. */
export const cityInput = {
  kind: 'choice',
  about: 'city',
  label: 'City you live in',
  options: [
    {
      value: 'metro',
      label: 'Metro',
      asked:
        'delhi, new delhi, mumbai, bombay, kolkata, calcutta, chennai, madras, bengaluru, bangalore, hyderabad, pune, ahmedabad, दिल्ली, मुंबई, कोलकाता, चेन्नई, बेंगलुरु, हैदराबाद, पुणे, अहमदाबाद',
    },
    {
      value: 'nonMetro',
      label: 'Non-Metro',
      asked:
        'non metro, nonmetro, gurgaon, gurugram, noida, ghaziabad, faridabad, thane, navi mumbai, nagpur, jaipur, lucknow, kanpur, indore, bhopal, patna, surat, vadodara, kochi, coimbatore, chandigarh, visakhapatnam, mysore, nashik, dehradun, ranchi, bhubaneswar, guwahati, small town, village, जयपुर, लखनऊ, पटना, नोएडा, गुड़गांव',
    },
  ],
  default: 'metro',
} as const;

/** For how many children an allowance is paid with the salary. */
export const childrenPaidFor = {
  kind: 'number',
  default: 0,
  allowed: [0, factNow('allowance.children')],
  usual: [0, factNow('allowance.children')],
  step: 1,
  whole: true,
  more: true,
} as const;

/** Words of a search line for the cities with the higher limit of the HRA exemption (fact `hra.cities`, from 1 April 2026). */
export const metroWords =
  'delhi, new delhi, mumbai, bombay, kolkata, calcutta, chennai, madras, bengaluru, bangalore, hyderabad, pune, ahmedabad, दिल्ली, मुंबई, कोलकाता, चेन्नई, बेंगलुरु, हैदराबाद, पुणे, अहमदाबाद';

/** Words of a search line for other large places. */
export const otherCityWords =
  'non metro, nonmetro, gurgaon, gurugram, noida, ghaziabad, faridabad, thane, navi mumbai, nagpur, jaipur, lucknow, kanpur, indore, bhopal, patna, surat, vadodara, kochi, coimbatore, chandigarh, visakhapatnam, mysore, nashik, dehradun, ranchi, bhubaneswar, guwahati, small town, village, जयपुर, लखनऊ, पटना, नोएडा, गुड़गांव';

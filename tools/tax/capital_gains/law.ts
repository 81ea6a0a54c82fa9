import type { GainsLaw } from '#maths/capital-gains.ts';
import { factNow, facts } from '#rules';

/** The law of capital gains from 23 July 2024 to the end of the last tax year whose rules are known. */
export const gainsLaw: GainsLaw = {
  salesFrom: facts['gains.long'].values[0].from,
  salesUntil: facts['tax.cess'].confirmed.until,
  months: { equity: factNow('gains.equityMonths'), other: factNow('gains.otherMonths') },
  shortFundsFrom: factNow('gains.shortFundsFrom'),
  fairValueDay: factNow('gains.fairValueDay'),
  indexedBefore: factNow('gains.indexedBefore'),
  equityShort: factNow('gains.equityShort'),
  long: factNow('gains.long'),
  indexed: factNow('gains.indexed'),
  equityFree: factNow('gains.equityFree'),
  reliefMost: {
    house54: factNow('gains.houseMost'),
    bonds54EC: factNow('gains.bondsMost'),
    house54F: factNow('gains.otherHouseMost'),
  },
  buyerDeducts: { rate: factNow('tds.property'), from: factNow('tds.propertyFrom') },
  surchargeMost: factNow('tax.gainsSurcharge'),
  cess: factNow('tax.cess'),
  index: facts['gains.costIndex'].values,
};

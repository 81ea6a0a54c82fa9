import type { WorkingStep } from '#engine';

/** How prices and purchasing power are worked out. */
export const working = [
  { id: 'factor', label: 'How many times today’s price', formula: '(1 + {rate} ÷ 100)^{years}' },
  { id: 'futureCost', label: 'Future cost', formula: '{amount} × {factor}' },
  { id: 'costIncrease', label: 'Increase in cost', formula: '{futureCost} − {amount}' },
  { id: 'purchasingPower', label: 'Purchasing power of the same amount', formula: '{amount} ÷ {factor}' },
] satisfies readonly WorkingStep[];

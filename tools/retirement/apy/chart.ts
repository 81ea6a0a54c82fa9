import type { PensionChart } from '#maths/pension.ts';
import { factNow } from '#rules';

/** The pensions that can be chosen, in rupees a month. */
export const pensions = [1000, 2000, 3000, 4000, 5000] as const;

/** The scheme's chart for a pension, as it is now. */
export const pensionChart = (pension: (typeof pensions)[number]): PensionChart => ({
  youngest: factNow('apy.youngest'),
  pensionAge: factNow('apy.pensionAge'),
  contributions: factNow(`apy.contributions${pension}`),
});

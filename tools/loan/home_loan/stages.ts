import { fail } from '#engine';
import type { Stage } from '#maths/loan-stages.ts';

/** A row as it is entered: percent of the loan, and months after the first payout. */
interface Row {
  readonly share: number;
  readonly month: number;
}

/** How far the shares may be from 100% together. */
const EXACT = 0.005;

/** Why stages cannot be, or null. */
export function wrongStage(rows: readonly Row[], emiFrom: number, feePercent: number) {
  const shares = rows.reduce((total, { share }) => total + share, 0);
  for (const [row, { share, month }] of rows.entries()) {
    if (share <= 0) return fail(`stages.${row}.share`, 'noShare');
    if (emiFrom >= 1 && month >= emiFrom) return fail(`stages.${row}.month`, 'afterFirstEmi');
  }
  if (emiFrom < 1) return fail('emiFrom', 'beforeFirstMonth');
  // with a margin for the sum's own rounding error
  if (Math.abs(shares - 100) > EXACT + 1e-9) return fail('stages', 'notWhole', { shares });
  const first = Math.min(...rows.map(({ month }) => month));
  const firstShare = rows.reduce((total, { share, month }) => (month === first ? total + share : total), 0);
  if (feePercent >= firstShare) return fail('feePercent', 'wholePayout');
  return null;
}

/** The stages in rupees. */
export const stagesOf = (rows: readonly Row[], loanAmount: number): Stage[] =>
  rows.map(({ share, month }) => ({ amount: (loanAmount * share) / 100, month }));

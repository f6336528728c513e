
/**
 * Signed away from the office: 14 days, 30 after an uninvited visit.
 */
export type PropertyMandateWithdrawalDays = typeof PropertyMandateWithdrawalDays[keyof typeof PropertyMandateWithdrawalDays];


export const PropertyMandateWithdrawalDays = {
  NUMBER_0: 0,
  NUMBER_14: 14,
  NUMBER_30: 30,
} as const;

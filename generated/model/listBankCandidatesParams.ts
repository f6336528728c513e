
export type ListBankCandidatesParams = {
/**
 * Words of name or number, in any order.
 * @maxLength 120
 */
q?: string;
};

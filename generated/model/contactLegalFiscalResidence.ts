
export type ContactLegalFiscalResidence = typeof ContactLegalFiscalResidence[keyof typeof ContactLegalFiscalResidence];


export const ContactLegalFiscalResidence = {
  ES: 'ES',
  EU: 'EU',
  NON_EU: 'NON_EU',
} as const;

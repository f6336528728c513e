
export type ContactPersonTitle = typeof ContactPersonTitle[keyof typeof ContactPersonTitle];


export const ContactPersonTitle = {
  sr: 'sr',
  sra: 'sra',
  dr: 'dr',
  dra: 'dra',
} as const;

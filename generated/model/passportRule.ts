
/**
 * A rule about advertising, selling or letting a home; what it asks is in the dated table.
 */
export type PassportRule = typeof PassportRule[keyof typeof PassportRule];


export const PassportRule = {
  mandate: 'mandate',
  energy: 'energy',
  cedula: 'cedula',
  tourist: 'tourist',
  nrua: 'nrua',
  agency: 'agency',
  deposit: 'deposit',
  stressed: 'stressed',
  title: 'title',
  aml: 'aml',
} as const;

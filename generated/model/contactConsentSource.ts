
export type ContactConsentSource = typeof ContactConsentSource[keyof typeof ContactConsentSource];


export const ContactConsentSource = {
  office: 'office',
  portal: 'portal',
  client: 'client',
} as const;

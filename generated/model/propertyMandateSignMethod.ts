
export type PropertyMandateSignMethod = typeof PropertyMandateSignMethod[keyof typeof PropertyMandateSignMethod];


export const PropertyMandateSignMethod = {
  paper: 'paper',
  digital: 'digital',
} as const;

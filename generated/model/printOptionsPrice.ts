
export type PrintOptionsPrice = typeof PrintOptionsPrice[keyof typeof PrintOptionsPrice];


export const PrintOptionsPrice = {
  shown: 'shown',
  onRequest: 'onRequest',
} as const;

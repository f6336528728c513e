
export type PrintOptionsPaper = typeof PrintOptionsPaper[keyof typeof PrintOptionsPaper];


export const PrintOptionsPaper = {
  A4: 'A4',
  A3: 'A3',
} as const;

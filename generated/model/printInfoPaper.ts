
export type PrintInfoPaper = typeof PrintInfoPaper[keyof typeof PrintInfoPaper];


export const PrintInfoPaper = {
  A4: 'A4',
  A3: 'A3',
} as const;


/**
 * What happened at a home's page: it was opened, its phone was asked for, it was shared, it was printed.
 */
export type FigureKind = typeof FigureKind[keyof typeof FigureKind];


export const FigureKind = {
  view: 'view',
  phone: 'phone',
  share: 'share',
  print: 'print',
} as const;

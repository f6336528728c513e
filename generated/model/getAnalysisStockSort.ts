
export type GetAnalysisStockSort = typeof GetAnalysisStockSort[keyof typeof GetAnalysisStockSort];


export const GetAnalysisStockSort = {
  score: 'score',
  price: 'price',
} as const;

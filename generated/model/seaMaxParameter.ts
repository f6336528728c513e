
export type SeaMaxParameter = typeof SeaMaxParameter[keyof typeof SeaMaxParameter];


export const SeaMaxParameter = {
  NUMBER_100: 100,
  NUMBER_250: 250,
  NUMBER_500: 500,
  NUMBER_1000: 1000,
  NUMBER_2000: 2000,
  NUMBER_5000: 5000,
  NUMBER_10000: 10000,
} as const;

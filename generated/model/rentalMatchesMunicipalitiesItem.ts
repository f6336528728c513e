
export type RentalMatchesMunicipalitiesItem = {
  /** @pattern ^[0-9]{5}$ */
  ine: string;
  name: string;
};

import type { EnergyLetter } from './energyLetter.ts';

/**
 * An energy certificate as it was registered (RD 390/2021).
 */
export interface OrderEnergy {
  consumptionLetter: EnergyLetter;
  /**
     * @minimum 0.1
     * @maximum 999
     */
  consumptionKwh?: number;
  emissionsLetter: EnergyLetter;
  /**
     * @minimum 0
     * @maximum 999
     */
  emissionsKg?: number;
  /**
     * @minLength 1
     * @maxLength 60
     */
  certificateNumber: string;
  issuedOn: string;
  expiresOn: string;
}

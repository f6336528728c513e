import type { EnergyLetter } from './energyLetter.ts';
import type { PropertyEnergyStatus } from './propertyEnergyStatus.ts';

/**
 * Energy certificate; its rating must be in every advert (RD 390/2021).
 */
export interface PropertyEnergy {
  status?: PropertyEnergyStatus;
  consumptionLetter?: EnergyLetter;
  /**
     * @minimum 0.1
     * @maximum 999
     */
  consumptionKwh?: number;
  emissionsLetter?: EnergyLetter;
  /**
     * @minimum 0
     * @maximum 999
     */
  emissionsKg?: number;
  /** @maxLength 60 */
  certificateNumber?: string;
  issuedOn?: string;
  expiresOn?: string;
}

import type { EnergyLetter } from './energyLetter.ts';
import type { PublicPropertyEnergyStatus } from './publicPropertyEnergyStatus.ts';

/**
 * What the public sees of PropertyEnergy.
 */
export interface PublicPropertyEnergy {
  status?: PublicPropertyEnergyStatus;
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

import type { Money } from './money.ts';
import type { PropertyCedula } from './propertyCedula.ts';
import type { PropertyCharge } from './propertyCharge.ts';
import type { PropertyDeposit } from './propertyDeposit.ts';
import type { PropertyEnergy } from './propertyEnergy.ts';
import type { PropertyLegalCommunityFeePeriod } from './propertyLegalCommunityFeePeriod.ts';
import type { PropertyLegalIte } from './propertyLegalIte.ts';
import type { PropertyRegistry } from './propertyRegistry.ts';
import type { PropertyTouristLicence } from './propertyTouristLicence.ts';

/**
 * Step 5, energy, licences and costs.
 */
export interface PropertyLegal {
  energy?: PropertyEnergy;
  cedula?: PropertyCedula;
  touristLicence?: PropertyTouristLicence;
  deposit?: PropertyDeposit;
  communityFee?: Money;
  communityFeePeriod?: PropertyLegalCommunityFeePeriod;
  communityFeeIncluded?: boolean;
  ibiYearly?: Money;
  garbageYearly?: Money;
  derrama?: Money;
  referenceValue?: Money;
  ite?: PropertyLegalIte;
  communityDebtCertificate?: boolean;
  planningInfraction?: boolean;
  /** @maxLength 500 */
  rusticLegalisation?: string;
  registry?: PropertyRegistry;
  /** @maxItems 20 */
  charges?: PropertyCharge[];
}

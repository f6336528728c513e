export * from './agency/agency.ts';
export * from './import/import.ts';
export * from './lead/lead.ts';
export * from './listing/listing.ts';
export * from './place/place.ts';
export * from './property/property.ts';
export * from './user/user.ts';

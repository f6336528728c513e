
/**
 * The TXT record by which a domain says that it is the agency's.
 */
export interface SsoRecord {
  name: string;
  value: string;
}

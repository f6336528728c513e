
/**
 * What a STAFF may do besides their own work, each given and taken by an ADMIN (docs/decisions/0042). An ADMIN may do all of it.
 */
export interface AgentPermissions {
  /** Bring their homes to the market. */
  publish: boolean;
  /** Put their homes, demands and contacts away. */
  delete: boolean;
  /** Take the contacts they see away as a file. */
  export: boolean;
  /** Read what colleagues have in their diaries and is not private; otherwise only that the time is taken. */
  seeAllAgenda: boolean;
  /** Read the contacts of the agency, not only their own and the shared ones. */
  seeAllContacts: boolean;
  /** Change and publish the agency's website; not theirs unless told. */
  editWeb?: boolean;
  /** Order services of the marketplace for the agency; not theirs unless told. */
  buy?: boolean;
}

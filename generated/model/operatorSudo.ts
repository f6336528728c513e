
/**
 * Until when acts on money are open in this session.
 */
export interface OperatorSudo {
  until: string;
}

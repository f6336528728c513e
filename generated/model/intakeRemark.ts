
/**
 * A remark on a row; field is one of ours, or row.
 */
export interface IntakeRemark {
  field: string;
  message: string;
}


/**
 * Status 400. Field path to message, in the language of the request.
 */
export interface FieldErrors {[key: string]: string}

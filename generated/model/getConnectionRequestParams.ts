
export type GetConnectionRequestParams = {
/**
 * Address at which the application says who it is, or what it was registered as.
 * @minLength 1
 * @maxLength 500
 */
client_id: string;
/**
 * Where it wants the code.
 * @minLength 1
 * @maxLength 1000
 */
redirect_uri: string;
/**
 * `code`.
 * @maxLength 100
 */
response_type?: string;
/**
 * Of PKCE.
 * @maxLength 200
 */
code_challenge?: string;
/**
 * `S256`.
 * @maxLength 20
 */
code_challenge_method?: string;
/**
 * Whom it wants to speak with.
 * @maxLength 500
 */
resource?: string;
/**
 * What it asks for, with blanks between.
 * @maxLength 2000
 */
scope?: string;
/**
 * Goes back to it as it is.
 * @maxLength 2000
 */
state?: string;
};

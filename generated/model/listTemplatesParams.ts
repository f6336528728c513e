
export type ListTemplatesParams = {
/**
 * Words of the name or the text.
 * @maxLength 100
 */
q?: string;
};

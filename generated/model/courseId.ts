
/**
 * Name of a course in addresses: that of the folder it was imported from.
 * @minLength 2
 * @maxLength 60
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type CourseId = string;

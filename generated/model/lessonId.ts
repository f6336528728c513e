
/**
 * Name of a lesson within its course; it stays through all versions.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type LessonId = string;

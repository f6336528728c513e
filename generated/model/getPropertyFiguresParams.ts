
export type GetPropertyFiguresParams = {
/**
 * How many weeks, this one included.
 * @minimum 1
 * @maximum 53
 */
weeks?: number;
};

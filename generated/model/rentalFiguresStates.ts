
/**
 * Files per state.
 */
export type RentalFiguresStates = {[key: string]: number};

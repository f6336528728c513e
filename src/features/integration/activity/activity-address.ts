/** All of what happened on channels, in the address of their page. */
export const ACTIVITY = { vista: 'registro' }

/** The name in the address of the desk's first page that shows the list of the first hour. */
export const FIRST_RUN_QUERY = 'inicio'

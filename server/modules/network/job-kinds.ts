/** Kind of the job that mails an invitation. */
export const INVITE = 'network.invite'
/** Kind of the job that judges a home anew, which was saved while an agreement was changed. */
export const REFRESH_HOME = 'network.refreshHome'

/** Kind of the job that mails an invitation. */
export const INVITE = 'network.invite'

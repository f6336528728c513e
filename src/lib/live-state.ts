/** Of the one stream: being opened, open, or waiting to be tried again. */
export type LiveState = 'connecting' | 'live' | 'offline'

/** The door of module chat. */
import './desk-count.ts'
import './ending.ts'
import './person-part.ts'

export { handlers } from './chat.handlers.ts'
export { LARGEST_FILE } from './message/files.ts'
export { giveChat, readAll } from './give.service.ts'
export { jobs } from './jobs.ts'
export { leftChats } from './mirror.ts'
export { visitorAsContact } from './timeline.ts'
export { onChatChange, onChatsEnd } from './watch.ts'

/** The door of module chat. */
import './desk-count.ts'
import './ending.ts'

export { handlers } from './chat.handlers.ts'
export { LARGEST_FILE } from './message/files.ts'
export { giveChat, readAll } from './give.service.ts'
export { jobs } from './jobs.ts'
export { chatsOfPeople } from './person-part.ts'
export { leftChats } from './mirror.ts'
export { visitorAsContact } from './timeline.ts'
export { onChatChange, onChatsEnd } from './watch.ts'

import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  ChatSide
} from '../../model';
import type {
  Chat,
  ChatMark,
  ChatMessage,
  ChatMessagePage,
  ChatPage,
  ChatToken,
  ChatUnread
} from '../../model';


export const getListChatsResponseMock = (overrideResponse: Partial<Extract<ChatPage, object>> = {}): ChatPage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])}, side: faker.helpers.arrayElement(Object.values(ChatSide)), member: faker.datatype.boolean(), visitor: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agent: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), agency: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), last: faker.helpers.arrayElement([{id: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), text: faker.string.alpha({length: {min: 10, max: 20}}), files: faker.number.int(), withdrawn: faker.datatype.boolean()},null,]), unread: faker.number.int(), muted: faker.datatype.boolean(), archived: faker.datatype.boolean(), blocked: faker.datatype.boolean(), marks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(ChatSide)), readDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z'})), next: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getOpenChatResponseMock = (overrideResponse: Partial<Extract<Chat, object>> = {}): Chat => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])}, side: faker.helpers.arrayElement(Object.values(ChatSide)), member: faker.datatype.boolean(), visitor: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agent: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), agency: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), last: faker.helpers.arrayElement([{id: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), text: faker.string.alpha({length: {min: 10, max: 20}}), files: faker.number.int(), withdrawn: faker.datatype.boolean()},null,]), unread: faker.number.int(), muted: faker.datatype.boolean(), archived: faker.datatype.boolean(), blocked: faker.datatype.boolean(), marks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(ChatSide)), readDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCountUnreadChatsResponseMock = (overrideResponse: Partial<Extract<ChatUnread, object>> = {}): ChatUnread => ({threads: faker.number.int(), messages: faker.number.int(), ...overrideResponse})

export const getCreateChatTokenResponseMock = (overrideResponse: Partial<Extract<ChatToken, object>> = {}): ChatToken => ({token: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetChatResponseMock = (overrideResponse: Partial<Extract<Chat, object>> = {}): Chat => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])}, side: faker.helpers.arrayElement(Object.values(ChatSide)), member: faker.datatype.boolean(), visitor: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agent: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), agency: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), last: faker.helpers.arrayElement([{id: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), text: faker.string.alpha({length: {min: 10, max: 20}}), files: faker.number.int(), withdrawn: faker.datatype.boolean()},null,]), unread: faker.number.int(), muted: faker.datatype.boolean(), archived: faker.datatype.boolean(), blocked: faker.datatype.boolean(), marks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(ChatSide)), readDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateChatResponseMock = (overrideResponse: Partial<Extract<Chat, object>> = {}): Chat => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])}, side: faker.helpers.arrayElement(Object.values(ChatSide)), member: faker.datatype.boolean(), visitor: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agent: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), agency: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), last: faker.helpers.arrayElement([{id: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), text: faker.string.alpha({length: {min: 10, max: 20}}), files: faker.number.int(), withdrawn: faker.datatype.boolean()},null,]), unread: faker.number.int(), muted: faker.datatype.boolean(), archived: faker.datatype.boolean(), blocked: faker.datatype.boolean(), marks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(ChatSide)), readDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListChatMessagesResponseMock = (overrideResponse: Partial<Extract<ChatMessagePage, object>> = {}): ChatMessagePage => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), threadId: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), clientId: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.helpers.arrayElement(['image/jpeg','image/png','image/webp','application/pdf'] as const), size: faker.number.int()})), withdrawn: faker.datatype.boolean()})), more: faker.datatype.boolean(), ...overrideResponse})

export const getCreateChatMessageResponseMock = (overrideResponse: Partial<Extract<ChatMessage, object>> = {}): ChatMessage => ({id: faker.string.uuid(), threadId: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), clientId: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.helpers.arrayElement(['image/jpeg','image/png','image/webp','application/pdf'] as const), size: faker.number.int()})), withdrawn: faker.datatype.boolean(), ...overrideResponse})

export const getGetChatMessageResponseMock = (overrideResponse: Partial<Extract<ChatMessage, object>> = {}): ChatMessage => ({id: faker.string.uuid(), threadId: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), clientId: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.helpers.arrayElement(['image/jpeg','image/png','image/webp','application/pdf'] as const), size: faker.number.int()})), withdrawn: faker.datatype.boolean(), ...overrideResponse})

export const getWithdrawChatMessageResponseMock = (overrideResponse: Partial<Extract<ChatMessage, object>> = {}): ChatMessage => ({id: faker.string.uuid(), threadId: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), clientId: faker.string.alpha({length: {min: 10, max: 20}}), text: faker.string.alpha({length: {min: 10, max: 20}}), files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), filename: faker.string.alpha({length: {min: 10, max: 20}}), mime: faker.helpers.arrayElement(['image/jpeg','image/png','image/webp','application/pdf'] as const), size: faker.number.int()})), withdrawn: faker.datatype.boolean(), ...overrideResponse})

export const getDownloadChatFileResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getReadChatResponseMock = (overrideResponse: Partial<Extract<ChatMark, object>> = {}): ChatMark => ({userId: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(ChatSide)), readDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getReportChatResponseMock = (overrideResponse: Partial<Extract<Chat, object>> = {}): Chat => ({id: faker.string.uuid(), home: {id: faker.string.uuid(), ref: faker.string.alpha({length: {min: 10, max: 20}}), title: {"es":"Casa de pueblo con patio","en":"Village house with courtyard"}, thumb: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([faker.number.int(), null])}, side: faker.helpers.arrayElement(Object.values(ChatSide)), member: faker.datatype.boolean(), visitor: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, agent: faker.helpers.arrayElement([{id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), avatar: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), agency: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), logo: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, leadId: faker.helpers.arrayElement([faker.string.uuid(),null,]), last: faker.helpers.arrayElement([{id: faker.string.uuid(), created_date: faker.date.past().toISOString().slice(0, 19) + 'Z', senderId: faker.string.uuid(), senderName: faker.string.alpha({length: {min: 10, max: 20}}), side: faker.helpers.arrayElement(Object.values(ChatSide)), text: faker.string.alpha({length: {min: 10, max: 20}}), files: faker.number.int(), withdrawn: faker.datatype.boolean()},null,]), unread: faker.number.int(), muted: faker.datatype.boolean(), archived: faker.datatype.boolean(), blocked: faker.datatype.boolean(), marks: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({userId: faker.string.uuid(), side: faker.helpers.arrayElement(Object.values(ChatSide)), readDate: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), createdAt: faker.date.past().toISOString().slice(0, 19) + 'Z', updatedAt: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getListChatsMockHandler = (overrideResponse?: ChatPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatPage> | ChatPage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/chat/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOpenChatMockHandler = (overrideResponse?: Chat | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Chat> | Chat), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/chat/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenChatResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCountUnreadChatsMockHandler = (overrideResponse?: ChatUnread | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatUnread> | ChatUnread), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/chat/unread/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountUnreadChatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateChatTokenMockHandler = (overrideResponse?: ChatToken | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatToken> | ChatToken), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/chat/token/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateChatTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetChatMockHandler = (overrideResponse?: Chat | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Chat> | Chat), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/chat/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateChatMockHandler = (overrideResponse?: Chat | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Chat> | Chat), options?: RequestHandlerOptions) => {
  return http.patch('*/api/v1/chat/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateChatResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListChatMessagesMockHandler = (overrideResponse?: ChatMessagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatMessagePage> | ChatMessagePage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/chat/:id/message/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChatMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateChatMessageMockHandler = (overrideResponse?: ChatMessage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatMessage> | ChatMessage), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/chat/:id/message/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateChatMessageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetChatMessageMockHandler = (overrideResponse?: ChatMessage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChatMessage> | ChatMessage), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/chat/:id/message/:messageId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChatMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawChatMessageMockHandler = (overrideResponse?: ChatMessage | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ChatMessage> | ChatMessage), options?: RequestHandlerOptions) => {
  return http.delete('*/api/v1/chat/:id/message/:messageId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawChatMessageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDownloadChatFileMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/v1/chat/:id/file/:fileId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadChatFileResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getReadChatMockHandler = (overrideResponse?: ChatMark | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChatMark> | ChatMark), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/chat/:id/read/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadChatResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTypeInChatMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/chat/:id/typing/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getReportChatMockHandler = (overrideResponse?: Chat | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Chat> | Chat), options?: RequestHandlerOptions) => {
  return http.post('*/api/v1/chat/:id/report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportChatResponseMock(),
      { status: 200
      })
  }, options)
}
export const getChatMock = () => [
  getListChatsMockHandler(),
  getOpenChatMockHandler(),
  getCountUnreadChatsMockHandler(),
  getCreateChatTokenMockHandler(),
  getGetChatMockHandler(),
  getUpdateChatMockHandler(),
  getListChatMessagesMockHandler(),
  getCreateChatMessageMockHandler(),
  getGetChatMessageMockHandler(),
  getWithdrawChatMessageMockHandler(),
  getDownloadChatFileMockHandler(),
  getReadChatMockHandler(),
  getTypeInChatMockHandler(),
  getReportChatMockHandler()
]

import { expect, test } from 'vitest'
import { twice, type Arrived } from './post.ts'

const mail = (about: number, messageId = `${about}@llar.test`): Omit<Arrived, 'text'> => ({
  to: 'aina@rig.example',
  messageId,
  about,
})

test('a mail may come again under its own Message-ID, as often as somebody was killed', () => {
  expect(twice([mail(1), mail(2), mail(2)], 1)).toEqual([])
  expect(twice([mail(1), mail(1), mail(2), mail(2)], 1)).toEqual([
    '2 mails came again, after 1 kills',
  ])
})

test('never three times, and never under another', () => {
  expect(twice([mail(1), mail(1), mail(1)], 8)).toEqual(['mail 1@llar.test came 3 times'])
  expect(twice([mail(1), mail(1, 'other@llar.test')], 8)).toEqual([
    'enquiry 1 to aina@rig.example: 2 mails',
  ])
})

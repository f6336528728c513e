import { useQueryClient } from '@tanstack/react-query'
import {
  getGetRentalQueryKey,
  getListRentalsQueryKey,
} from '../../../../generated/api/rental/rental'
import type { Rental } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'

/**
 * What becomes of a file after a write. The reply is shown as it came: to read it again would be an
 * opening that the log tells of.
 */
export function useKept(id: string) {
  const client = useQueryClient()
  const key = getGetRentalQueryKey(id)
  const readAgain = () => client.invalidateQueries({ queryKey: key })
  return {
    keep: (file: Rental): void => {
      client.setQueryData(key, file)
      void client.invalidateQueries({ queryKey: getListRentalsQueryKey() })
    },
    /** Somebody saved in between: what is stored now is opened. */
    onRefused: (error: unknown): void => {
      if (statusOf(error) === 409) void readAgain()
    },
    readAgain,
    /** A document was opened by this person. */
    open: (documentId: string, byName: string): void => {
      const at = new Date().toISOString()
      client.setQueryData<Rental>(key, (file) => {
        const one = file?.documents.find((each) => each.id === documentId)
        return file && one
          ? {
              ...file,
              documents: file.documents.map((each) =>
                each === one ? { ...each, seenAt: each.seenAt ?? at } : each,
              ),
              accesses: [{ byName, at, filename: one.filename }, ...file.accesses],
              accessCount: file.accessCount + 1,
            }
          : file
      })
    },
  }
}

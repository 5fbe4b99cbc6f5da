import { createContext } from 'react'
import { pageMessages } from '#messages/page.ts'

/** The words of every page's frame, for a page in another language to replace. */
export const PageWords = createContext<typeof pageMessages>(pageMessages)

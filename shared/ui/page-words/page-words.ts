import { createContext } from 'react'
import { pageMessages } from '#messages/page.ts'

/** A page in another language replaces them. */
export const PageWords = createContext<typeof pageMessages>(pageMessages)

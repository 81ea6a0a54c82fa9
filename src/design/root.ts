import { createContext, useContext } from 'react';

/** The relative path from this document to the hub's first page: tools' static pages are in folders. */
export const RootContext = createContext('./');

export const useRoot = () => useContext(RootContext);

import { createContext, useContext } from 'react';

/** Where the hub's first page is, seen from the document on show: static pages of tools lie deeper. */
export const RootContext = createContext('./');

export const useRoot = () => useContext(RootContext);

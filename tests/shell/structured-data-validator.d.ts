declare module '@adobe/structured-data-validator' {
  /** What is wrong, and where. */
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type?: string; readonly property?: string; readonly index?: number }[];
  }

  export default class Validator {
    /** @param vocabulary that of schema.org as JSON-LD */
    constructor(vocabulary: { '@graph': readonly object[] });
    /** @param extracted items by the name of their type */
    validate(extracted: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

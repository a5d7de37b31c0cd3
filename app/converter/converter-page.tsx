import type { ReactNode } from "react";
import { QueryBox } from "~/shell/query-box";
import { CategoryTabs } from "./category-tabs";
import { Converter } from "./converter";
import type { ConverterData, DirectoryGroup } from "./converter-data";
import { Directory } from "./directory";
import { useConverter } from "./use-converter";

type ConverterPageProps = {
  data: ConverterData;
  directory: readonly DirectoryGroup[] | undefined;
  children?: ReactNode;
};

/** The children are rendered between the converter and the directory. */
export function ConverterPage({ data, directory, children }: ConverterPageProps) {
  const { category, name, tabs } = data;
  const converter = useConverter(data);
  return (
    <div className="page converter-page">
      <header className="converter-head">
        <h1>{name}</h1>
        <p>We make unit conversions easy and accessible</p>
        <QueryBox />
      </header>
      <CategoryTabs tabs={tabs} active={category.id} value={converter.state.value} />
      <Converter {...converter} />
      {children}
      <Directory groups={directory} active={category.id} />
    </div>
  );
}

import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link/button-link";
import { Fold } from "../components/fold/fold";
import { IconItems } from "../components/icon-items/icon-items";
import { InlineText } from "../components/inline-text/inline-text";
import { NextStart } from "../components/next-start/next-start";
import { PageSection } from "../components/page-section/page-section";
import { PageHead } from "../layout/page-head/page-head";
import { required } from "../lib/required";
import { ContactForm } from "../sections/contact-form/contact-form";
import { uiStrings } from "../strings/ui-strings";
import { PageHeader } from "../sections/page-header/page-header";

/** Start Your Project: what happens after you write, what to send, and the form. What another page began is shown back. */
const StartPage = ({ data, location: { pathname } }: PageProps<Queries.StartPageQuery>) => {
  const { head, pageHeader, steps, send, form } = required(data.page);
  return (
    <>
      <PageHead head={head} path={pathname} />
      <PageHeader {...pageHeader}>
        <p>
          <ButtonLink link={{ label: uiStrings.toForm, to: "#contact" }} />
        </p>
        <NextStart day={required(data.studio).nextStart} />
      </PageHeader>
      <PageSection heading={steps.heading}>
        <ol role="list" className="timeline timeline--beside rail">
          {steps.items.map(({ when, title, text }, index) => {
            const paragraph = (
              <p>
                <InlineText text={text} />
              </p>
            );
            return (
              <li key={title}>
                <p className="label">{when}</p>
                <h3>{title}</h3>
                {/* On phones only what comes first is unfolded. */}
                {index === 0 ? (
                  paragraph
                ) : (
                  <Fold
                    name={
                      <>
                        {uiStrings.details}
                        <span className="visually-hidden">: {title}</span>
                      </>
                    }
                  >
                    {paragraph}
                  </Fold>
                )}
              </li>
            );
          })}
        </ol>
      </PageSection>
      <ContactForm {...form} data={data} beside={{ ...send, content: <IconItems items={send.items} /> }} />
    </>
  );
};

export default StartPage;

export const query = graphql`
  query StartPage {
    studio {
      nextStart
    }
    page: startPage {
      ...PageTop
      steps {
        heading
        items {
          when
          title
          text
        }
      }
      send {
        heading
        lead
        items {
          ...IconItem
        }
      }
      form {
        heading
        lead
      }
    }
    ...ContactFormContent
  }
`;
